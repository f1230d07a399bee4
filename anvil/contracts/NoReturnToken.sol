// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {TokenStore} from "./TokenStore.sol";

/// Returns nothing where the standard returns `true`, and lets an allowance be changed only after it was set to zero.
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
