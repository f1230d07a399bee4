/** The text that `npx foyerkit --help` prints. */
export const helpText = `
  npx foyerkit           simulated wallets, a phone, panels and local chains for the page of any app
  npx foyerkit chains    the local chains alone, for viem, ethers, Foundry and Hardhat

  --port <number>        listen there; without it on 4848, or on the next port that is free
  --allow <host>         a host outside of this machine that pages may reach: api.example.org, *.example.org,
                         or "*" for all; may be repeated
  --version, --help

  Everything is served to this machine only. Guide: node_modules/foyerkit/docs/any-app.md
`
