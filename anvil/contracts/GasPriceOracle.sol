// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// The predeploy of the OP stack that tells what the data of a transaction costs on L1. Local chains charge nothing.
contract GasPriceOracle {
    /// In wei. The first storage slot, which a step writes.
    uint256 private weiPerByte;

    /// The bytes of a signature, which are not part of the data.
    uint256 private constant SIGNATURE = 68;

    function getL1Fee(bytes calldata data) external view returns (uint256) {
        return weiPerByte * (data.length + SIGNATURE);
    }
}
