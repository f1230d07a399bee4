// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

interface Erc20 {
    function balanceOf(address owner) external view returns (uint256);
    function transfer(address to, uint256 units) external returns (bool);
    function transferFrom(address from, address to, uint256 units) external returns (bool);
}

/// Swaps tokens through pools of each token and the native coin, x * y = k, and keeps 0.85 percent of what it receives.
/// Its `swap` has the public signature of the aggregator behind the swap service.
contract Router {
    struct SwapDescription {
        address srcToken;
        address dstToken;
        address srcReceiver;
        address dstReceiver;
        uint256 amount;
        uint256 minReturnAmount;
        uint256 flags;
    }

    /// The contents of a pool. This contract really holds both reserves.
    struct Pool {
        uint112 coin;
        uint112 token;
        /// The token's own transfer fee, in ten thousandths.
        uint32 transferFee;
    }

    address private constant COIN = 0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE;
    uint256 private constant FEE = 85;
    uint256 private constant WHOLE = 10_000;

    /// The pools by token. The operator of the local chain writes the prices of the world here.
    mapping(address => Pool) public pools;

    event Swapped(
        address indexed sender,
        address indexed srcToken,
        address indexed dstToken,
        address dstReceiver,
        uint256 spentAmount,
        uint256 returnAmount
    );

    error ReturnAmountIsNotEnough(uint256 result, uint256 minReturn);
    error ZeroMinReturn();
    error InvalidMsgValue();
    error NoPool(address token);
    error SameToken();
    error PaymentFailed();

    receive() external payable {}

    function swap(address, SwapDescription calldata desc, bytes calldata)
        external
        payable
        returns (uint256 returnAmount, uint256 spentAmount)
    {
        if (desc.minReturnAmount == 0) revert ZeroMinReturn();
        if (desc.srcToken == desc.dstToken) revert SameToken();
        address to = desc.dstReceiver == address(0) ? msg.sender : desc.dstReceiver;
        spentAmount = desc.amount;
        uint256 before = _held(desc.dstToken, to);
        _pay(desc.dstToken, to, _buy(desc.dstToken, _sell(desc.srcToken, _take(desc.srcToken, desc.amount))));
        returnAmount = _held(desc.dstToken, to) - before;
        if (returnAmount < desc.minReturnAmount) {
            revert ReturnAmountIsNotEnough(returnAmount, desc.minReturnAmount);
        }
        emit Swapped(msg.sender, desc.srcToken, desc.dstToken, to, spentAmount, returnAmount);
    }

    /// Returns what `swap` would pay right now.
    function quote(address src, address dst, uint256 amount) external view returns (uint256) {
        if (src == dst) revert SameToken();
        uint256 coin = src == COIN ? _afterFee(amount) : _coinFor(src, _afterTransferFee(src, amount));
        return dst == COIN ? coin : _afterTransferFee(dst, _tokenFor(dst, coin));
    }

    function _take(address token, uint256 amount) private returns (uint256) {
        if (token == COIN) {
            if (msg.value != amount) revert InvalidMsgValue();
            return amount;
        }
        if (msg.value != 0) revert InvalidMsgValue();
        uint256 before = Erc20(token).balanceOf(address(this));
        _call(token, abi.encodeCall(Erc20.transferFrom, (msg.sender, address(this), amount)));
        return Erc20(token).balanceOf(address(this)) - before;
    }

    function _pay(address token, address to, uint256 amount) private {
        if (token != COIN) return _call(token, abi.encodeCall(Erc20.transfer, (to, amount)));
        (bool done, ) = to.call{value: amount}("");
        if (!done) revert PaymentFailed();
    }

    /// Adds the received tokens to their pool and takes the coin for them out.
    function _sell(address token, uint256 arrived) private returns (uint256 coin) {
        if (token == COIN) return _afterFee(arrived);
        coin = _coinFor(token, arrived);
        pools[token].token += uint112(_afterFee(arrived));
        pools[token].coin -= uint112(coin);
    }

    function _buy(address token, uint256 coin) private returns (uint256 units) {
        if (token == COIN) return coin;
        units = _tokenFor(token, coin);
        pools[token].coin += uint112(coin);
        pools[token].token -= uint112(units);
    }

    function _coinFor(address token, uint256 arrived) private view returns (uint256) {
        Pool memory pool = _poolOf(token);
        uint256 put = _afterFee(arrived);
        return (pool.coin * put) / (pool.token + put);
    }

    function _tokenFor(address token, uint256 coin) private view returns (uint256) {
        Pool memory pool = _poolOf(token);
        return (pool.token * coin) / (pool.coin + coin);
    }

    function _poolOf(address token) private view returns (Pool memory pool) {
        pool = pools[token];
        if (pool.coin == 0 || pool.token == 0) revert NoPool(token);
    }

    function _afterFee(uint256 amount) private pure returns (uint256) {
        return amount - (amount * FEE) / WHOLE;
    }

    function _afterTransferFee(address token, uint256 amount) private view returns (uint256) {
        return amount - (amount * pools[token].transferFee) / WHOLE;
    }

    function _held(address token, address who) private view returns (uint256) {
        return token == COIN ? who.balance : Erc20(token).balanceOf(who);
    }

    /// Some tokens return nothing. A refusal is passed on with the token's own reason.
    function _call(address token, bytes memory data) private {
        (bool done, bytes memory answer) = token.call(data);
        if (!done) {
            assembly {
                revert(add(answer, 32), mload(answer))
            }
        }
        if (answer.length != 0 && !abi.decode(answer, (bool))) revert PaymentFailed();
    }
}
