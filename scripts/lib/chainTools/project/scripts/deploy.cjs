// @ts-nocheck: Hardhat is not installed with this package.
// Run by Hardhat: deploys a box, writes 7 into it, and prints what it sees, and how a write past the limit fails.
const { BrowserProvider, ContractFactory } = require('ethers')
const { artifacts, network } = require('hardhat')

async function main() {
  const { abi, bytecode } = await artifacts.readArtifact('Box')
  const signer = await new BrowserProvider(network.provider).getSigner()
  const box = await new ContractFactory(abi, bytecode, signer).deploy()
  await box.waitForDeployment()
  await (await box.set(7)).wait()
  const refusal = await network.provider
    .request({
      method: 'eth_sendTransaction',
      params: [
        {
          from: signer.address,
          to: box.target,
          data: box.interface.encodeFunctionData('set', [1001]),
        },
      ],
    })
    .then(
      () => 'sent',
      ({ code, data }) => ({ code, data }),
    )
  console.log(JSON.stringify({ address: box.target, read: String(await box.value()), refusal }))
}

main().catch((error) => {
  console.error(error)
  process.exitCode = 1
})
