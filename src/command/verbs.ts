import { hostPattern } from '../server/config/hostPattern.ts'
import type { ServeOptions } from '../server/serve/serveCommand.ts'
import type { CompareOptions } from './compare/compareFiles.ts'
import type { ExploreOptions } from './explore/exploreApp.ts'
import type { InitOptions } from './init/initOptions.ts'
import type { McpTaskOptions } from './mcp/mcpTask.ts'
import type { MergeOptions } from './merge/mergeShards.ts'
import { readLibrary } from './migrate/libraries/libraryNames.ts'
import type { MigrateOptions } from './migrate/migrateOptions.ts'
import { readAddress } from './options/readAddress.ts'
import { readNumber } from './options/readNumber.ts'
import { readAxis } from '../stage/matrix/readAxis.ts'
import { defineVerb, given, type Values } from './options/verb.ts'
import { defaultShardFolder } from './replay/shardList.ts'
import type { ReplayOptions } from './replay/replayFiles.ts'
import type { ScreensOptions } from './screens/screensTask.ts'

const readPage = readAddress('page', 'an app', 3000)

const serving = {
  port: {
    value: 'number',
    help: 'listen there; without it on 4848, or on the next port that is free',
    docs: [['6000', 'uses this port only; by default 4848, or the next free port']],
    read: readPort,
  },
  allow: {
    value: 'host',
    isMany: true,
    help: 'a host outside of this machine that pages may reach: api.example.org, *.example.org,\nor "*" for all; may be repeated',
    docs: [
      [
        'api.example.org',
        'allows requests from the page to this host; also `*.example.net`, or `"*"` for all hosts; can be repeated',
      ],
    ],
  },
  page: {
    value: 'address',
    help: 'the app in development, such as http://localhost:3000: its panels save recordings in the project',
    docs: [
      [
        'http://localhost:3000',
        'the app whose panels [save recordings](recording.md#on-your-apps-own-page) in this folder',
      ],
    ],
  },
  version: { short: 'v' },
} as const

/** Serves everything that the page of an app needs. */
const pages = defineVerb({
  usage: 'npx foyerkit',
  help: 'simulated wallets, a phone, panels and local chains for the page of any app',
  options: serving,
  task: (values) => serveTask('pages', values),
})

/** Serves the local chains. */
const chains = defineVerb({
  usage: 'npx foyerkit chains',
  help: 'the local chains alone, for viem, ethers, Foundry and Hardhat',
  options: serving,
  task: (values) => serveTask('chains', values),
})

function serveTask(
  kind: ServeOptions['kind'],
  { port, allow = [], page }: Values<typeof serving>,
): ServeOptions {
  if (kind === 'chains' && allow.length > 0) {
    throw new Error('`npx foyerkit chains` does not accept --allow.')
  }
  const wrong = allow.find((host) => !hostPattern.test(host))
  if (wrong !== undefined) {
    throw new Error(
      `--allow needs a host such as api.example.org, *.example.org or "*", but got "${wrong}".`,
    )
  }
  if (kind === 'chains' && page !== undefined) {
    throw new Error('`npx foyerkit chains` does not accept --page.')
  }
  const origin = page === undefined ? undefined : readPage(page)
  return { kind, allow, ...given({ page: origin, port }) }
}

function readPort(text: string): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : 0
  if (port >= 1 && port <= 65_535) return port
  throw new Error(`--port needs a number from 1 to 65535, but got "${text}".`)
}

/** The options of the verbs that edit an app. */
const editing = {
  yes: { help: 'does not ask', docs: [['', 'does everything without a question']] },
  from: {
    value: 'folder',
    help: 'takes the tarballs in this folder; needed while the packages are not in the registry',
    docs: [
      [
        'folder',
        'installs the tarball in this folder; needed while the package is not in the registry',
      ],
    ],
  },
  'dry-run': { help: 'shows each change, and writes nothing', docs: [['']] },
  force: {
    help: 'with --yes, also edits files with changes that are not committed',
    docs: [['', 'with `--yes`, also edits files with changes that are not committed']],
  },
} as const

/** Sets the lab up in an app. */
const init = defineVerb({
  usage: 'npx foyerkit init',
  help: 'sets all of this up in the app of this folder, with a test; shows each change and asks first',
  options: {
    yes: editing.yes,
    from: editing.from,
    ci: {
      help: 'writes a workflow for GitHub that runs the test, too',
      docs: [['', 'also writes a workflow for GitHub that runs the test']],
    },
    'no-test': { help: 'does not run the new test at the end', docs: [['']] },
    'dry-run': editing['dry-run'],
    force: editing.force,
    remove: {
      help: 'takes back what it wrote, as far as it is unchanged since',
      docs: [['', 'takes back what it wrote, as far as it is [unchanged since](#take-it-back)']],
    },
  },
  task(values): InitOptions {
    const isRemoval = values.remove ?? false
    const other = (['from', 'ci', 'no-test', 'force'] as const).find(
      (name) => values[name] !== undefined,
    )
    if (isRemoval && other !== undefined) throw new Error(`Leave out --${other} with --remove.`)
    if (values.from === '') throw new Error('--from needs a folder, as in --from dist.')
    return {
      kind: 'init',
      isYes: values.yes ?? false,
      isForced: values.force ?? false,
      isDry: values['dry-run'] ?? false,
      hasWorkflow: values.ci ?? false,
      runsTest: values['no-test'] !== true,
      isRemoval,
      ...given({ from: values.from }),
    }
  },
})

/** Replaces the modal of another library by Foyer's. */
const migrate = defineVerb({
  usage: 'npx foyerkit migrate rainbowkit|connectkit|appkit',
  help: "replaces the modal of that library by Foyer's in the app of this folder; shows each change and asks first",
  takesWords: true,
  options: {
    yes: editing.yes,
    from: editing.from,
    'no-test': {
      help: 'does not run the test that init has set up',
      docs: [['', 'does not run the test that [`init`](init.md) has set up']],
    },
    'dry-run': editing['dry-run'],
    force: editing.force,
  },
  task(values, words): MigrateOptions {
    if (values.from === '') throw new Error('--from needs a folder, as in --from dist.')
    return {
      kind: 'migrate',
      library: readLibrary(words),
      isYes: values.yes ?? false,
      isForced: values.force ?? false,
      isDry: values['dry-run'] ?? false,
      runsTest: values['no-test'] !== true,
      ...given({ from: values.from }),
    }
  },
})

/** The axes of a matrix: each takes values separated by commas. */
const matrixOptions = {
  device: {
    value: 'names',
    help: 'plays each scenario on these devices: those of scenarios, such as desktop, iphone and telegram,\nor phone, a narrow window of a desktop; all combinations with the next five are played, and each takes several values,\nas in desktop,iphone',
    docs: [['desktop,iphone', 'plays each on these devices: see [A matrix](#a-matrix)']],
    read: (text: string) => readAxis('device', text),
  },
  language: {
    value: 'tags',
    help: 'in these languages, to which the modal switches where the steps expect a view',
    docs: [['en,de,ar', 'in these languages']],
    read: (text: string) => readAxis('language', text),
  },
  theme: {
    value: 'names',
    help: 'in these themes: light, dark',
    docs: [['light,dark', 'in these themes']],
    read: (text: string) => readAxis('theme', text),
  },
  faults: {
    value: 'sets',
    help: 'with these sets of faults, such as none,slow-services',
    docs: [['none,slow-services', 'with these [sets of faults](faults.md#sets)']],
    read: (text: string) => readAxis('faults', text),
  },
  'text-size': {
    value: 'percents',
    help: 'with text of these sizes, such as 100,200',
    docs: [['100,200', 'with text of these sizes, in percent']],
    read: (text: string) => readAxis('textSize', text),
  },
  seed: {
    value: 'numbers',
    help: 'with these seeds of the random values, such as 1,2,3',
    docs: [['1,2,3', 'with these seeds of the random values']],
    read: (text: string) => readAxis('seed', text),
  },
} as const

/** Replays files. */
const replay = defineVerb({
  usage: 'npx foyerkit replay [file or folder] …',
  help: 'replays run files (*.foyer) and scenarios (*.scenario.json) in Chromium, with Playwright;\nwithout a path, the scenarios that the workbench saved in the project',
  takesWords: true,
  options: {
    tag: {
      value: 'tag',
      isMany: true,
      help: 'only scenarios with this tag; may be repeated',
      docs: [['swap']],
    },
    grep: {
      value: 'text',
      help: 'only scenarios with this regular expression in their title or path',
      docs: [['"code expir"']],
      read: readPattern,
    },
    workers: {
      value: 'number',
      help: 'plays that many side by side; without it, half as many as the processor has cores',
      docs: [['4', 'plays four side by side; without it, half as many as the processor has cores']],
      read: readNumber('workers', 999),
    },
    repeat: {
      value: 'number',
      help: 'plays each that many times, and says where the plays diverge',
      docs: [['10', 'plays each ten times, and says where the plays diverge']],
      read: readNumber('repeat', 9_999),
    },
    shard: {
      value: 'number/all',
      help: 'only one part of all, such as 2/5; the parts take about the same time',
      docs: [['2/5', 'only the second of five parts']],
      read: readShard,
    },
    report: {
      value: 'folder',
      isOptional: true,
      help: "writes Playwright's HTML report to foyer-report, or that of a shard to foyer-shards",
      docs: [
        ['', 'writes an HTML report to `foyer-report`; that of a shard to `foyer-shards`'],
        ['=folder', 'writes it there'],
      ],
    },
    history: {
      value: 'file',
      help: 'the earlier runs, for their times and what is unstable; usually foyer-history.json',
      docs: [['file', 'the [history](#history) is in this file']],
    },
    output: {
      value: 'folder',
      help: 'saves the run file and a picture of each failure',
      docs: [['folder', 'saves the [run file](run-file.md) and a picture of each failure']],
    },
    json: {
      value: 'file',
      help: 'saves the results for other tools',
      docs: [['file', 'writes the [results](#results-for-other-tools) to this file']],
    },
    junit: {
      value: 'file',
      help: 'saves the results in the format of JUnit, for CI servers and test management',
      docs: [['file', 'writes the results in the format of JUnit to this file']],
    },
    ...matrixOptions,
    'last-failed': {
      help: 'only scenarios, and cells of a matrix, whose last play failed',
      docs: [
        ['', 'only scenarios, and cells of a matrix, whose last play [failed](#what-failed-last)'],
      ],
    },
    patience: {
      value: 'seconds',
      help: 'a page that answers nothing for so long is hung, and its scenario fails; usually 120',
      docs: [
        [
          '300',
          'seconds without an answer after which a page is [hung](#a-page-that-hangs); 120 without it',
        ],
      ],
      read: readNumber('patience', 9_999),
    },
    headed: { help: 'shows the browser', docs: [['']] },
    screens: {
      help: 'compares picture and accessibility tree with the accepted ones, in several variants',
      docs: [
        [
          '',
          'compares pictures and accessibility trees with the accepted ones: see [Screens](screens.md)',
        ],
      ],
    },
    variant: {
      value: 'name',
      isMany: true,
      help: 'only this variant of the screens; may be repeated',
      docs: [['dark-phone']],
    },
    a11y: {
      help: 'checks each expected view and the last step with axe; a violation fails the scenario',
      docs: [
        [
          '',
          'checks the page [with axe](accessibility-panel.md#in-a-run): a violation fails the scenario',
        ],
      ],
    },
    strict: {
      help: 'a warning or an error on the console, or a request to another machine, fails the scenario',
      docs: [['']],
    },
    slow: {
      value: 'number',
      help: 'the processor of the page is that many times slower; with --repeat in every second play',
      docs: [
        [
          '4',
          'the processor of the page is four times slower; with `--repeat` in every second play',
        ],
      ],
      read: readNumber('slow', 999),
    },
    page: {
      value: 'address',
      help: 'the app in development, for recordings of its own page',
      docs: [
        [
          'http://localhost:3000',
          'the app in development, for [recordings of its own page](recording.md#on-your-apps-own-page)',
        ],
      ],
      read: readPage,
    },
    workbench: {
      value: 'address',
      help: 'the workbench that links of failures open; without it, the one that npx foyerkit serves now',
      docs: [
        [
          '<address>',
          'the workbench that links of failures open; without it, the one that `npx foyerkit` serves',
        ],
      ],
      read: readAddress('workbench', 'a workbench', 6000),
    },
  },
  task(values, paths): ReplayOptions {
    const { screens = false, variant: variants = [], patience } = values
    if (!screens && values.variant !== undefined) throw new Error('--variant needs --screens.')
    const { device, language, theme, faults, seed } = values
    const matrix = given({ device, language, theme, faults, textSize: values['text-size'], seed })
    const hasMatrix = Object.keys(matrix).length > 0
    if (hasMatrix && values.variant !== undefined) {
      throw new Error(
        '--variant names the looks of screens, and so do the axes of a matrix: leave one of both out.',
      )
    }
    const other = (['repeat', 'history', 'slow'] as const).find(
      (name) => values[name] !== undefined,
    )
    if (screens && other !== undefined) {
      throw new Error(`--screens plays each scenario once in each variant: leave out --${other}.`)
    }
    const { grep, workers, shard, report, history, output, json, junit } = values
    const { page, workbench, slow } = values
    return {
      kind: 'replay',
      paths,
      tags: values.tag ?? [],
      repeat: values.repeat ?? 1,
      isHeaded: values.headed ?? false,
      ...given({
        grep,
        workers,
        shard,
        report,
        history,
        output,
        json,
        junit,
        page,
        workbench,
        slow,
        matrix: hasMatrix ? matrix : undefined,
        isLastFailed: values['last-failed'],
        screens: screens ? { variants } : undefined,
        patience: patience === undefined ? undefined : patience * 1_000,
        checksAccessibility: values.a11y,
        isStrict: values.strict,
      }),
    }
  },
})

function readShard(text: string): NonNullable<ReplayOptions['shard']> {
  const [, index = 0, count = 0] = (/^([1-9]\d{0,2})\/([1-9]\d{0,2})$/.exec(text) ?? []).map(Number)
  if (index >= 1 && index <= count) return { index, count }
  throw new Error(
    `--shard needs the number of the shard and the number of shards, as in --shard 2/5, but got "${text}".`,
  )
}

function readPattern(text: string): RegExp {
  try {
    return new RegExp(text, 'i')
  } catch {
    // The message of the engine repeats the pattern and does not help.
    throw new Error(`--grep needs a regular expression, but got "${text}".`)
  }
}

/** `--page` of a verb that needs an app. */
const appInDevelopment = {
  value: 'address',
  help: 'the app in development; without it, page in foyer.config',
  docs: [
    [
      'http://localhost:3000',
      'the app in development; without it, `page` in [`foyer.config`](own-world.md)',
    ],
  ],
  read: readPage,
} as const

/** Plays random runs. */
const explore = defineVerb({
  usage: 'npx foyerkit explore',
  help: 'plays random runs on the page of an app, and saves what breaks as scenarios that replay',
  options: {
    page: appInDevelopment,
    runs: {
      value: 'number',
      help: 'number of runs; 20 without it',
      docs: [['100', 'the number of runs; 20 without it']],
      read: readNumber('runs', 9_999),
    },
    seed: {
      value: 'number',
      help: 'another seed plays other runs, and the same seed the same ones; 1 without it',
      docs: [['7', 'other runs; the same seed plays the same ones; 1 without it']],
      read: readNumber('seed', 999_999),
    },
    steps: {
      value: 'number',
      help: 'steps of each run; 40 without it',
      docs: [
        ['80', 'the most choices in a run; 40 without it. A choice may be more than one step'],
      ],
      read: readNumber('steps', 999),
    },
    out: {
      value: 'folder',
      help: 'where to write the findings; usually foyer-findings',
      docs: [['folder', 'where to save the findings; `foyer-findings` without it']],
    },
    headed: { help: 'shows the browser', docs: [['']] },
  },
  task({ page, runs = 20, seed = 1, steps = 40, out = 'foyer-findings', headed }): ExploreOptions {
    const isHeaded = headed ?? false
    return { kind: 'explore', runs, seed, steps, out, isHeaded, ...given({ page }) }
  },
})

/** Lists the screens that differ, or decides on them. */
const screens = defineVerb({
  usage: 'npx foyerkit screens [accept|reject|undo <id> … or --all]',
  help: 'lists the screens that differ after replay --screens; accepts or rejects them, or undoes that',
  takesWords: true,
  options: { all: {} },
  task({ all: isAll = false }, [does, ...ids]): ScreensOptions {
    const command = 'npx foyerkit screens'
    if (does === undefined) {
      if (!isAll) return { kind: 'screens', does: 'list' }
      throw new Error(`--all needs a decision, as in ${command} accept --all.`)
    }
    if (does !== 'accept' && does !== 'reject' && does !== 'undo') {
      throw new Error(
        `${command} lists the screens; behind it come accept, reject, undo or nothing, but not "${does}".`,
      )
    }
    if (isAll && ids.length > 0) throw new Error(`Leave out --all, or the ids: ${ids.join(', ')}.`)
    if (isAll) return { kind: 'screens', does, ids: 'all' }
    if (ids.length > 0) return { kind: 'screens', does, ids }
    throw new Error(`${command} ${does} needs the id of a screen, or --all.`)
  },
})

/** Merges the reports of shards. */
const merge = defineVerb({
  usage: 'npx foyerkit merge [folder]',
  help: 'merges the reports of all shards, by default those in foyer-shards, into one',
  takesWords: true,
  options: {
    report: {
      value: 'folder',
      isOptional: true,
      help: 'where to write the report; usually foyer-report',
    },
    history: { value: 'file', help: 'as above' },
    json: { value: 'file', help: 'as above' },
  },
  task({ report = '', history, json }, [folder = defaultShardFolder, ...more]): MergeOptions {
    if (more.length > 0) throw new Error('npx foyerkit merge needs one folder with all shards.')
    return { kind: 'merge', folder, report, ...given({ history, json }) }
  },
})

/** Compares two runs. */
const compare = defineVerb({
  usage: 'npx foyerkit compare <one.foyer> <other.foyer>',
  help: 'says where two runs diverge',
  takesWords: true,
  options: {},
  task(_, [one, other, ...more]): CompareOptions {
    if (one === undefined || other === undefined || more.length > 0) {
      throw new Error('npx foyerkit compare needs two run files.')
    }
    return { kind: 'compare', one, other }
  },
})

/** Serves an agent. */
const mcp = defineVerb({
  usage: 'npx foyerkit mcp',
  help: 'tools for a coding agent (MCP, on standard input and output): it drives wallets, mail, chains and time',
  options: {
    page: appInDevelopment,
    act: {
      help: 'the agent may act, run time and save scenarios; without it, it only looks',
      docs: [['', 'the agent may act, run time and save scenarios; without it, it only looks']],
    },
    headed: { help: 'shows the browser', docs: [['']] },
  },
  task({ page, act: canAct = false, headed: isHeaded = false }): McpTaskOptions {
    return { kind: 'mcp', canAct, isHeaded, ...given({ page }) }
  },
})

/** The verbs of `npx foyerkit`, in the order of its help. `pages` is the one without a word. */
export const verbs = {
  pages,
  chains,
  init,
  migrate,
  replay,
  explore,
  screens,
  merge,
  compare,
  mcp,
} as const
