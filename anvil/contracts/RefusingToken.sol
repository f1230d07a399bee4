// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {TokenStore} from "./TokenStore.sol";

/// Returns `false` instead of moving or allowing anything, and never reverts.
contract RefusingToken is TokenStore {
    function transfer(address, uint256) external pure returns (bool) {
        return false;
    }

    function transferFrom(address, address, uint256) external pure returns (bool) {
        return false;
    }

    function approve(address, uint256) external pure returns (bool) {
        return false;
    }
}
