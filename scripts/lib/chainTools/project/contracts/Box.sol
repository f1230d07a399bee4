// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

/// Holds one number, up to a limit. Compiled and deployed by forge and by Hardhat.
contract Box {
    error TooLarge(uint256 given, uint256 limit);

    uint256 public value;

    function set(uint256 next) external {
        if (next > 1000) revert TooLarge(next, 1000);
        value = next;
    }
}
