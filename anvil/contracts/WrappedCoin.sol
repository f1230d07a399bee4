// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {StandardToken} from "./StandardToken.sol";

/// The native coin as a token, one for one.
contract WrappedCoin is StandardToken {
    event Deposit(address indexed to, uint256 value);
    event Withdrawal(address indexed from, uint256 value);

    receive() external payable {
        deposit();
    }

    function deposit() public payable {
        balanceOf[msg.sender] += msg.value;
        totalSupply += msg.value;
        emit Deposit(msg.sender, msg.value);
    }

    function withdraw(uint256 units) external {
        uint256 balance = balanceOf[msg.sender];
        if (balance < units) revert ERC20InsufficientBalance(msg.sender, balance, units);
        balanceOf[msg.sender] = balance - units;
        totalSupply -= units;
        emit Withdrawal(msg.sender, units);
        (bool done, ) = msg.sender.call{value: units}("");
        require(done);
    }
}
