// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// Answers many reads in one call, with the public signatures.
contract Multicall3 {
    struct Call3 {
        address target;
        bool allowFailure;
        bytes callData;
    }

    struct Result {
        bool success;
        bytes returnData;
    }

    function aggregate3(Call3[] calldata calls) external payable returns (Result[] memory results) {
        results = new Result[](calls.length);
        for (uint256 index = 0; index < calls.length; index++) {
            Call3 calldata one = calls[index];
            (bool success, bytes memory answer) = one.target.call(one.callData);
            require(success || one.allowFailure, "Multicall3: call failed");
            results[index] = Result(success, answer);
        }
    }

    function getEthBalance(address who) external view returns (uint256) {
        return who.balance;
    }

    function getBlockNumber() external view returns (uint256) {
        return block.number;
    }

    function getCurrentBlockTimestamp() external view returns (uint256) {
        return block.timestamp;
    }
}
