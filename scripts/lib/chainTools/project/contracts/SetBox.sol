// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import {Box} from "./Box.sol";

interface Vm {
    function startBroadcast() external;
    function stopBroadcast() external;
}

/// A script of forge: writes into a box that is deployed.
contract SetBox {
    Vm private constant vm = Vm(address(uint160(uint256(keccak256("hevm cheat code")))));

    function run(Box box, uint256 next) external {
        vm.startBroadcast();
        box.set(next);
        vm.stopBroadcast();
    }
}
