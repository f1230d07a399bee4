// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {TokenStore} from "./TokenStore.sol";

/// A plain ERC-20.
contract StandardToken is TokenStore {
    function transfer(address to, uint256 units) external returns (bool) {
        _move(msg.sender, to, units, _keptOf(units));
        return true;
    }

    function transferFrom(address from, address to, uint256 units) external returns (bool) {
        _spend(from, units);
        _move(from, to, units, _keptOf(units));
        return true;
    }

    function approve(address spender, uint256 units) external returns (bool) {
        _approve(spender, units);
        return true;
    }

    /// Returns the part of a transfer that does not arrive.
    function _keptOf(uint256) internal pure virtual returns (uint256) {
        return 0;
    }
}
