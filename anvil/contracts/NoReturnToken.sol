// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {TokenStore} from "./TokenStore.sol";

/// Answers with nothing where the standard has `true`, and lets an allowance only be changed by way of zero.
contract NoReturnToken is TokenStore {
    error AllowanceNotZero(uint256 allowance);

    function transfer(address to, uint256 units) external {
        _move(msg.sender, to, units, 0);
    }

    function transferFrom(address from, address to, uint256 units) external {
        _spend(from, units);
        _move(from, to, units, 0);
    }

    function approve(address spender, uint256 units) external {
        uint256 allowed = allowance[msg.sender][spender];
        if (units != 0 && allowed != 0) revert AllowanceNotZero(allowed);
        _approve(spender, units);
    }
}
