// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// The storage of every token of the local chains. The genesis builder depends on the order of the fields.
abstract contract TokenStore {
    string public name;
    string public symbol;
    uint8 public decimals;
    uint256 public totalSupply;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    // The errors are those of ERC-6093.
    error ERC20InsufficientBalance(address sender, uint256 balance, uint256 needed);
    error ERC20InsufficientAllowance(address spender, uint256 allowance, uint256 needed);
    error ERC20InvalidReceiver(address receiver);

    /// Takes `units` and adds `units - kept` to the recipient; `kept` is burnt.
    function _move(address from, address to, uint256 units, uint256 kept) internal {
        if (to == address(0)) revert ERC20InvalidReceiver(to);
        uint256 balance = balanceOf[from];
        if (balance < units) revert ERC20InsufficientBalance(from, balance, units);
        balanceOf[from] = balance - units;
        balanceOf[to] += units - kept;
        emit Transfer(from, to, units - kept);
        if (kept == 0) return;
        totalSupply -= kept;
        emit Transfer(from, address(0), kept);
    }

    function _spend(address owner, uint256 units) internal {
        uint256 allowed = allowance[owner][msg.sender];
        if (allowed == type(uint256).max) return;
        if (allowed < units) revert ERC20InsufficientAllowance(msg.sender, allowed, units);
        allowance[owner][msg.sender] = allowed - units;
    }

    function _approve(address spender, uint256 units) internal {
        allowance[msg.sender][spender] = units;
        emit Approval(msg.sender, spender, units);
    }
}
