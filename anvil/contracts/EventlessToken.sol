// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {TokenStore} from "./TokenStore.sol";

/// Moves and allows like a plain ERC-20, but emits no events.
contract EventlessToken is TokenStore {
    function transfer(address to, uint256 units) external returns (bool) {
        return _moveQuietly(msg.sender, to, units);
    }

    function transferFrom(address from, address to, uint256 units) external returns (bool) {
        _spend(from, units);
        return _moveQuietly(from, to, units);
    }

    function approve(address spender, uint256 units) external returns (bool) {
        allowance[msg.sender][spender] = units;
        return true;
    }

    function _moveQuietly(address from, address to, uint256 units) private returns (bool) {
        uint256 balance = balanceOf[from];
        if (balance < units) revert ERC20InsufficientBalance(from, balance, units);
        balanceOf[from] = balance - units;
        balanceOf[to] += units;
        return true;
    }
}
