// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Call, SmartAccount} from "./SmartAccount.sol";

/// Creates one account for each owner, at an address that is known before the account exists (CREATE2).
contract SmartAccountFactory {
    /// Creates the account if it does not exist.
    function deploy(address owner) public returns (SmartAccount account) {
        account = SmartAccount(payable(addressOf(owner)));
        if (address(account).code.length == 0) new SmartAccount{salt: 0}(owner);
    }

    /// Creates the sender's account if it does not exist, and executes the calls: a first transaction does both.
    function deployAndExecute(Call[] calldata calls) external {
        deploy(msg.sender).execute(calls);
    }

    /// Returns the address of that owner's account, which may not exist yet.
    function addressOf(address owner) public view returns (address) {
        bytes32 code = keccak256(abi.encodePacked(type(SmartAccount).creationCode, abi.encode(owner)));
        bytes32 hash = keccak256(abi.encodePacked(bytes1(0xff), address(this), bytes32(0), code));
        return address(uint160(uint256(hash)));
    }
}
