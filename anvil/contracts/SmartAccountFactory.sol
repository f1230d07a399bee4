// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Call, SmartAccount} from "./SmartAccount.sol";

/// Makes one account for each owner, at an address that is known before the account is there (CREATE2).
contract SmartAccountFactory {
    /// Makes the account if need be.
    function deploy(address owner) public returns (SmartAccount account) {
        account = SmartAccount(payable(addressOf(owner)));
        if (address(account).code.length == 0) new SmartAccount{salt: 0}(owner);
    }

    /// Makes the sender's account if need be, and lets it do the calls: a first transaction does both.
    function deployAndExecute(Call[] calldata calls) external {
        deploy(msg.sender).execute(calls);
    }

    /// Where the account of that owner is, or will be.
    function addressOf(address owner) public view returns (address) {
        bytes32 code = keccak256(abi.encodePacked(type(SmartAccount).creationCode, abi.encode(owner)));
        bytes32 hash = keccak256(abi.encodePacked(bytes1(0xff), address(this), bytes32(0), code));
        return address(uint160(uint256(hash)));
    }
}
