/**
 * @typedef {object} ChainTool
 * @property {string} name of the tool and of its program
 * @property {Readonly<Record<string, string>>} packages with the exact versions that are installed
 * @property {number} megabytes on the disk, roughly
 */

/**
 * Tools that are tested on the local chains but too large to install with this package.
 *
 * @param {{ solc: string, ethers: string }} own the versions that this package develops with
 * @returns {readonly ChainTool[]}
 */
export function chainTools({ solc, ethers }) {
  return [
    { name: 'cast', packages: { '@foundry-rs/cast': '1.7.1' }, megabytes: 60 },
    { name: 'forge', packages: { '@foundry-rs/forge': '1.7.1', solc }, megabytes: 90 },
    { name: 'hardhat', packages: { hardhat: '2.26.3', solc, ethers }, megabytes: 230 },
  ]
}
