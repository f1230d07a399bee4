import { expect, test } from 'foyerkit-lab/playwright'

/** Buttons in the order in which they need one another, with what the wallet answers: the code where it declines. */
const sections: Record<string, readonly (readonly [button: string, ...answers: string[]])[]> = {
  'Send Eth': [
    ['sendButton', 'eth_sendTransaction'],
    ['sendEIP1559Button', 'eth_sendTransaction'],
    ['sendEIP1559WithoutGasButton', 'eth_sendTransaction'],
    ['sendHeavyHexDataButton', 'eth_sendTransaction'],
  ],
  Contracts: [
    ['deployButton', 'eth_sendTransaction'],
    ['depositButton', 'eth_sendTransaction'],
    ['withdrawButton', 'eth_sendTransaction'],
    ['deployFailingButton', 'eth_sendTransaction'],
    ['sendFailingButton', 'eth_sendTransaction'],
    ['deployMultisigButton', 'eth_sendTransaction'],
    ['sendMultisigButton', 'eth_sendTransaction'],
  ],
  'ERC 20': [
    ['createToken', 'eth_sendTransaction'],
    ['watchAssets', 'wallet_watchAsset'],
    ['transferTokens', 'eth_sendTransaction'],
    ['approveTokens', 'eth_sendTransaction'],
    ['increaseTokenAllowance', 'eth_sendTransaction'],
    ['transferTokensWithoutGas', 'eth_sendTransaction'],
    ['approveTokensWithoutGas', 'eth_sendTransaction'],
  ],
  'ERC 721': [
    ['deployNFTsButton', 'eth_sendTransaction'],
    ['mintButton', 'eth_sendTransaction'],
    ['watchNFTButton', 'wallet_watchAsset'],
    ['approveButton', 'eth_sendTransaction'],
    ['setApprovalForAllButton', 'eth_sendTransaction'],
    ['revokeButton', 'eth_sendTransaction'],
    ['transferFromButton', 'eth_sendTransaction'],
    ['sign721Permit', 'eth_signTypedData_v4'],
  ],
  'ERC 1155': [
    ['deployERC1155Button', 'eth_sendTransaction'],
    ['batchMintButton', 'eth_sendTransaction'],
    ['batchTransferFromButton', 'eth_sendTransaction'],
    ['setApprovalForAllERC1155Button', 'eth_sendTransaction'],
    ['revokeERC1155Button', 'eth_sendTransaction'],
    ['watchAssetButton', 'wallet_watchAsset -32602'],
  ],
  'EIP 747': [['eip747WatchButton', 'wallet_watchAsset -32602']],
  'EIP 5792': [
    ['eip5792SendCallsButton', 'wallet_sendCalls 5760'],
    ['eip5792GetCallsStatusButton', 'wallet_getCallsStatus 5730'],
    ['eip5792GetCapabilitiesButton', 'wallet_getCapabilities'],
  ],
  PPOM: [
    ['maliciousRawEthButton', 'eth_sendTransaction'],
    ['maliciousERC20TransferButton', 'eth_sendTransaction'],
    ['maliciousApprovalButton', 'eth_sendTransaction'],
    ['maliciousSetApprovalForAll', 'eth_sendTransaction'],
    ['maliciousContractInteractionButton', 'eth_sendTransaction'],
    ['maliciousPermit', 'eth_signTypedData_v4'],
    ['maliciousTradeOrder', 'eth_signTypedData_v4'],
    ['maliciousSeaport', 'eth_signTypedData_v4'],
    ['maliciousSendWithOddHexData', 'eth_sendTransaction -32602'],
    ['maliciousApproveERC20WithOddHexData', 'eth_sendTransaction -32602'],
    ['maliciousSendWithoutHexPrefixValue', 'eth_sendTransaction -32602'],
    ['maliciousPermitHexPaddedChain', 'eth_signTypedData_v4'],
    ['maliciousPermitIntAddress', 'eth_signTypedData_v4 -32602'],
  ],
  'Batching and queueing': [
    ['sendEIP1559Batch', ...Array.from({ length: 10 }, () => 'eth_sendTransaction')],
    ['sendEIP1559Queue', ...Array.from({ length: 10 }, () => 'eth_sendTransaction')],
    ['signTypedDataV4Batch', ...Array.from({ length: 10 }, () => 'eth_signTypedData_v4')],
    ['signTypedDataV4Queue', ...Array.from({ length: 10 }, () => 'eth_signTypedData_v4')],
  ],
  'Encrypt and Eth Sign': [
    ['getEncryptionKeyButton', 'eth_getEncryptionPublicKey 4200'],
    ['ethSign', 'eth_sign 4200'],
  ],
  Signatures: [
    ['personalSign', 'personal_sign'],
    ['personalSignVerify', 'personal_ecRecover'],
    ['signTypedData', 'eth_signTypedData'],
    ['signTypedDataV3', 'eth_signTypedData_v3'],
    ['signTypedDataV4', 'eth_signTypedData_v4'],
    ['signPermit', 'eth_signTypedData_v4'],
    ['signBlurOrder', 'eth_signTypedData_v4'],
    ['signPermitSingle', 'eth_signTypedData_v4'],
    ['signPermitBatch', 'eth_signTypedData_v4'],
    ['signSeaportBulkOrder', 'eth_signTypedData_v4'],
  ],
  'Sign In With Ethereum': [
    ['siwe', 'personal_sign'],
    ['siweResources', 'personal_sign'],
    ['siweBadDomain', 'personal_sign'],
    ['siweBadAccount', 'personal_sign'],
    ['siweMalformed', 'personal_sign'],
  ],
  'Malformed signatures': [
    ['signInvalidType', 'eth_signTypedData_v4 -32602'],
    ['signEmptyDomain', 'eth_signTypedData_v4 -32602'],
    ['signExtraDataNotTyped', 'eth_signTypedData_v4'],
    ['signInvalidPrimaryType', 'eth_signTypedData_v4 -32602'],
    ['signNoPrimaryTypeDefined', 'eth_signTypedData_v4 -32602'],
    ['signInvalidVerifyingContractType', 'eth_signTypedData_v4 -32602'],
  ],
  'Malformed transactions, Tempo': [
    ['sendWithInvalidValue', 'eth_sendTransaction -32602'],
    ['sendWithInvalidTxType', 'eth_sendTransaction -32602'],
    ['sendWithInvalidRecipient', 'eth_sendTransaction -32602'],
    ['sendWithInvalidGasLimit', 'eth_sendTransaction -32602'],
    ['sendWithInvalidMaxFeePerGas', 'eth_sendTransaction -32602'],
    ['sendTempoBatchTx', 'eth_sendTransaction -32602'],
  ],
  'Ethereum Chain Interactions': [
    ['addEthereumChain', 'wallet_addEthereumChain -32603'],
    ['switchEthereumChain', 'wallet_switchEthereumChain 4902'],
  ],
  Permissions: [
    ['requestPermissions', 'wallet_requestPermissions'],
    ['getPermissions', 'wallet_getPermissions'],
    ['revokeAccountsPermission', 'wallet_revokePermissions'],
  ],
}

// The wallet approves at once.
test.use({ foyerStart: { asks: false } })

test('each button of the page is answered as the table says', async ({ page, foyer }) => {
  await page.addInitScript(() => {
    // The page serves only a provider that calls itself MetaMask.
    const disguise = ({ detail }: Event & { detail?: { provider: object } }) =>
      Object.assign(detail?.provider ?? {}, { isMetaMask: true })
    window.addEventListener('eip6963:announceProvider', disguise, true)
  })
  const asks = /^wallet\.(wallet_|personal_|eth_(send|sign|getEncryption))/
  async function answers() {
    const calls = (await foyer.calls()).filter(({ name }) => asks.test(name))
    return calls.map(({ name, status, error }) =>
      [name.slice('wallet.'.length), status === 'done' ? [] : [error?.code ?? status]]
        .flat()
        .join(' '),
    )
  }

  await page.goto('/')
  await page.getByRole('button', { name: 'Use Emberfox' }).click()
  await page.locator('#connectButton').click()
  for (const [section, buttons] of Object.entries(sections)) {
    await test.step(section, async () => {
      for (const [button, ...expected] of buttons) {
        const before = (await answers()).length
        await page.locator(`#${button}`).click()
        await expect
          .poll(async () => (await answers()).slice(before), { message: `${section}: ${button}` })
          .toEqual(expected)
      }
    })
  }
})
