// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// The predeploy of the OP stack that returns the L1 cost of a transaction's data. Local chains charge nothing.
contract GasPriceOracle {
    /// The price in wei per byte. It is in the first storage slot, which a step writes.
    uint256 private weiPerByte;

    /// The number of bytes of a signature, which is not part of the data.
    uint256 private constant SIGNATURE = 68;

    function getL1Fee(bytes calldata data) external view returns (uint256) {
        return weiPerByte * (data.length + SIGNATURE);
    }
}
