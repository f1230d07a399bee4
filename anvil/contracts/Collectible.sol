// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

interface Erc721Receiver {
    function onERC721Received(address operator, address from, uint256 id, bytes calldata data) external returns (bytes4);
}

/// A minimal ERC-721. The genesis builder depends on the order of the fields.
contract Collectible {
    string public name;
    string public symbol;
    mapping(uint256 => address) private owners;
    mapping(address => uint256) public balanceOf;
    mapping(uint256 => address) public getApproved;
    mapping(address => mapping(address => bool)) public isApprovedForAll;

    event Transfer(address indexed from, address indexed to, uint256 indexed tokenId);
    event Approval(address indexed owner, address indexed approved, uint256 indexed tokenId);
    event ApprovalForAll(address indexed owner, address indexed operator, bool approved);

    // The errors are those of ERC-6093.
    error ERC721NonexistentToken(uint256 tokenId);
    error ERC721InsufficientApproval(address operator, uint256 tokenId);
    error ERC721IncorrectOwner(address sender, uint256 tokenId, address owner);
    error ERC721InvalidReceiver(address receiver);

    function ownerOf(uint256 id) public view returns (address owner) {
        owner = owners[id];
        if (owner == address(0)) revert ERC721NonexistentToken(id);
    }

    function approve(address to, uint256 id) external {
        address owner = ownerOf(id);
        if (msg.sender != owner && !isApprovedForAll[owner][msg.sender]) {
            revert ERC721InsufficientApproval(msg.sender, id);
        }
        getApproved[id] = to;
        emit Approval(owner, to, id);
    }

    function setApprovalForAll(address operator, bool approved) external {
        isApprovedForAll[msg.sender][operator] = approved;
        emit ApprovalForAll(msg.sender, operator, approved);
    }

    function transferFrom(address from, address to, uint256 id) public {
        address owner = ownerOf(id);
        if (owner != from) revert ERC721IncorrectOwner(from, id, owner);
        if (to == address(0)) revert ERC721InvalidReceiver(to);
        if (msg.sender != owner && getApproved[id] != msg.sender && !isApprovedForAll[owner][msg.sender]) {
            revert ERC721InsufficientApproval(msg.sender, id);
        }
        delete getApproved[id];
        balanceOf[from] -= 1;
        balanceOf[to] += 1;
        owners[id] = to;
        emit Transfer(from, to, id);
    }

    function safeTransferFrom(address from, address to, uint256 id) external {
        safeTransferFrom(from, to, id, "");
    }

    function safeTransferFrom(address from, address to, uint256 id, bytes memory data) public {
        transferFrom(from, to, id);
        if (to.code.length == 0) return;
        bytes4 said = Erc721Receiver(to).onERC721Received(msg.sender, from, id, data);
        if (said != Erc721Receiver.onERC721Received.selector) revert ERC721InvalidReceiver(to);
    }

    /// The supported interfaces: ERC-165 and ERC-721.
    function supportsInterface(bytes4 id) external pure returns (bool) {
        return id == 0x01ffc9a7 || id == 0x80ac58cd;
    }
}
