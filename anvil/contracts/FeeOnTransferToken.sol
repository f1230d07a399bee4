// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {StandardToken} from "./StandardToken.sol";

/// Charges a transfer fee of one percent.
contract FeeOnTransferToken is StandardToken {
    function _keptOf(uint256 units) internal pure override returns (uint256) {
        return units / 100;
    }
}
