// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// Names and their records, behind the interface of the universal resolver of ENS. It is a table instead of a registry
/// and resolvers, and the operator of the local chain writes it. The genesis builder depends on the order of the fields.
contract NameRegistry {
    /// The addresses, by namehash.
    mapping(bytes32 => address) public addresses;
    mapping(bytes32 => mapping(string => string)) public texts;
    /// The primary names.
    mapping(address => string) public names;
    /// The addresses on other chains than Ethereum, by namehash and coin type.
    mapping(bytes32 => mapping(uint256 => bytes)) public records;

    uint256 private constant ETHER = 60;

    /// `data` is the call to a resolver; the result is what the resolver would return, empty if there is no such name.
    function resolveWithGateways(bytes calldata, bytes calldata data, string[] calldata)
        external
        view
        returns (bytes memory result, address resolver)
    {
        bytes4 wanted = bytes4(data);
        address found = addresses[bytes32(data[4:])];
        if (found == address(0)) return (result, resolver);
        resolver = address(this);
        if (wanted == bytes4(keccak256("addr(bytes32)"))) {
            result = abi.encode(found);
        } else if (wanted == bytes4(keccak256("addr(bytes32,uint256)"))) {
            (bytes32 node, uint256 coinType) = abi.decode(data[4:], (bytes32, uint256));
            result = abi.encode(coinType == ETHER ? abi.encodePacked(found) : records[node][coinType]);
        } else if (wanted == bytes4(keccak256("text(bytes32,string)"))) {
            (bytes32 node, string memory key) = abi.decode(data[4:], (bytes32, string));
            result = abi.encode(texts[node][key]);
        }
    }

    /// Returns the primary name of an address; empty if there is none, or if it resolves to another address by now.
    function reverseWithGateways(bytes calldata lookup, uint256 coinType, string[] calldata)
        external
        view
        returns (string memory name, address resolver, address reverseResolver)
    {
        address who = address(bytes20(lookup));
        if (coinType != ETHER || addresses[_nodeOf(names[who])] != who) return ("", address(0), address(0));
        return (names[who], address(this), address(this));
    }

    /// Returns the namehash of ENS.
    function _nodeOf(string memory name) private pure returns (bytes32 node) {
        bytes memory text = bytes(name);
        uint256 end = text.length;
        while (end > 0) {
            uint256 start = end;
            while (start > 0 && text[start - 1] != ".") start--;
            bytes memory label = new bytes(end - start);
            for (uint256 place = start; place < end; place++) label[place - start] = text[place];
            node = keccak256(abi.encode(node, keccak256(label)));
            end = start == 0 ? 0 : start - 1;
        }
    }
}
