// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// One call of an account: send `value` wei with `data` to `to`.
struct Call {
    address to;
    uint256 value;
    bytes data;
}

/// A smart account with one owner. It executes the owner's calls, directly or through the factory that created it.
contract SmartAccount {
    address public immutable owner;
    address private immutable factory;

    error NotTheOwner();

    constructor(address owner_) {
        owner = owner_;
        factory = msg.sender;
    }

    receive() external payable {}

    /// Executes all calls or none: the first failure reverts everything, with its own reason.
    function execute(Call[] calldata calls) external {
        if (msg.sender != owner && msg.sender != factory) revert NotTheOwner();
        for (uint256 index = 0; index < calls.length; index++) {
            Call calldata one = calls[index];
            (bool done, bytes memory reason) = one.to.call{value: one.value}(one.data);
            if (!done) {
                assembly {
                    revert(add(reason, 32), mload(reason))
                }
            }
        }
    }

    /// ERC-1271: a signature of the owner is valid for this account.
    function isValidSignature(bytes32 hash, bytes calldata signature) external view returns (bytes4) {
        if (signature.length != 65) return 0xffffffff;
        address signer = ecrecover(
            hash,
            uint8(signature[64]),
            bytes32(signature[0:32]),
            bytes32(signature[32:64])
        );
        return signer != address(0) && signer == owner ? this.isValidSignature.selector : bytes4(0xffffffff);
    }
}
