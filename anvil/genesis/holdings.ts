/** The holdings of every test account at genesis, in whole tokens by chain id and symbol. */
export const holdings: Readonly<Record<number, Readonly<Record<string, string>>>> = {
  1: {
    USDC: '10000',
    USDT: '5000',
    DAI: '2500',
    WETH: '3',
    UNI: '40',
    LINK: '25',
    WBTC: '0.5',
    TOLL: '100',
    GUST: '1000',
  },
  137: { USDC: '4000', USDT: '1500', DAI: '800', WETH: '1.25' },
  8453: { USDC: '2500', DAI: '600', WETH: '0.75' },
  11155111: { USDC: '10000' },
}
