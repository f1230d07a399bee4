// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// The ERC-20 view of a chain's coin, as on Polygon: its balance is that of the coin. A transfer reverts, because only
/// the coin itself can be sent.
contract CoinToken {
    string public constant name = "Polygon Ecosystem Token";
    string public constant symbol = "POL";
    uint8 public constant decimals = 18;

    error SendTheCoin();

    function balanceOf(address owner) external view returns (uint256) {
        return owner.balance;
    }

    function transfer(address, uint256) external pure returns (bool) {
        revert SendTheCoin();
    }
}
