// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {StandardToken} from "./StandardToken.sol";

/// Loses the last unit of every transfer, as rebasing tokens do when they convert shares.
contract RoundingToken is StandardToken {
    function _keptOf(uint256 units) internal pure override returns (uint256) {
        return units == 0 ? 0 : 1;
    }
}
