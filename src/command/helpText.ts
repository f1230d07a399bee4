/** The text that `npx foyerkit --help` prints. */
export const helpText = `
  npx foyerkit           simulated wallets, a phone, panels and local chains for the page of any app
  npx foyerkit chains    the local chains alone, for viem, ethers, Foundry and Hardhat
  npx foyerkit replay [file or folder] …
                         replays run files (*.foyer) and scenarios (*.scenario.json) in Chromium, with Playwright;
                         without a path, the scenarios that the workbench saved in the project
  npx foyerkit explore   plays random runs on the page of an app, and saves what breaks as scenarios that replay
  npx foyerkit screens [accept|reject|undo <id> … or --all]
                         lists the screens that differ after replay --screens; accepts or rejects them, or undoes that
  npx foyerkit merge [folder]
                         merges the reports of all shards, by default those in foyer-shards, into one
  npx foyerkit compare <one.foyer> <other.foyer>
                         says where two runs diverge

  Options of the first two:
  --port <number>        listen there; without it on 4848, or on the next port that is free
  --allow <host>         a host outside of this machine that pages may reach: api.example.org, *.example.org,
                         or "*" for all; may be repeated
  --page <address>       the app in development, such as http://localhost:3000: its panels save recordings in the project

  Options of replay:
  --tag <tag>            only scenarios with this tag; may be repeated
  --grep <text>          only scenarios with this regular expression in their title or path
  --workers <number>     plays that many side by side; without it, half as many as the processor has cores
  --repeat <number>      plays each that many times, and says where the plays diverge
  --shard <number/all>   only one part of all, such as 2/5; the parts take about the same time
  --report[=<folder>]    writes Playwright's HTML report to foyer-report, or that of a shard to foyer-shards
  --history <file>       the earlier runs, for their times and what is unstable; usually foyer-history.json
  --output <folder>      saves the run file and a picture of each failure
  --json <file>          saves the results for other tools
  --patience <seconds>   a page that answers nothing for so long is hung, and its scenario fails; usually 120
  --headed               shows the browser
  --screens              compares picture and accessibility tree with the accepted ones, in several variants
  --variant <name>       only this variant of the screens; may be repeated
  --a11y                 checks each expected view and the last step with axe; a violation fails the scenario
  --page <address>       the app in development, for recordings of its own page
  --workbench <address>  the workbench that links of failures open; without it, the one that npx foyerkit serves now

  Options of explore:
  --page <address>       the app in development; without it, page in foyer.config
  --runs <number>        number of runs; 20 without it
  --seed <number>        another seed plays other runs, and the same seed the same ones; 1 without it
  --steps <number>       steps of each run; 40 without it
  --out <folder>         where to write the findings; usually foyer-findings
  --headed               shows the browser

  Options of merge:
  --report[=<folder>]    where to write the report; usually foyer-report
  --history <file>       as above
  --json <file>          as above

  --version, --help

  Everything is served to this machine only. Guide: node_modules/foyerkit/docs/any-app.md
`
