import { readLicence } from './licenceTexts.mjs'

/**
 * @typedef {object} InstalledPackage
 * @property {string} name
 * @property {string} declared the licence in its package.json
 * @property {readonly { file: string, text: string }[]} texts all its licence files
 * @property {boolean} production whether its code reaches visitors
 */

const ALLOWED_IN_PRODUCTION = ['MIT', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0']
const ALLOWED = ALLOWED_IN_PRODUCTION.concat(
  ['MIT-0', 'MPL-2.0', 'CC0-1.0', 'CC-BY-4.0'],
  ['Unlicense', 'BlueOak-1.0.0', 'Python-2.0', 'Zlib', 'LGPL-3.0', 'OFL-1.1'],
)

/** Packages without a licence text, each with the place where its terms are. @type {readonly [RegExp, string][]} */
const WITHOUT_TEXT = [
  [
    /^@(oxc-parser|oxc-resolver|oxlint|rolldown)\/binding-/,
    'the platform part of a package that carries the MIT text',
  ],
  [/^@foundry-rs\/anvil(-|$)/, 'built from github.com/foundry-rs/foundry, MIT or Apache-2.0'],
  [/^is-node-process$/, 'MIT text in its repository, github.com/mswjs/is-node-process'],
  [
    /^@open-draft\/deferred-promise$/,
    'MIT text in its repository, github.com/open-draft/deferred-promise',
  ],
  [
    /^strict-event-emitter$/,
    'MIT in its README; text in github.com/open-draft/strict-event-emitter',
  ],
  [
    /^tr46$/,
    'MIT text in its repository, github.com/jsdom/tr46; behind node-fetch, so in Node only',
  ],
  [
    /^litesvm(-|$)/,
    'no text anywhere to read: MIT in package.json, Apache-2.0 in Cargo.toml of github.com/LiteSVM/litesvm; in Node only',
  ],
  [
    /^@solana-program\/(system|token)$/,
    'Apache-2.0 text in github.com/solana-program/system; behind litesvm, so in Node only',
  ],
  [/^bs58$/, 'MIT text in its repository, github.com/cryptocoinjs/bs58; behind @solana/web3.js'],
  [
    /^es6-promisify$/,
    'MIT text in its repository, github.com/digitaldesignlabs/es6-promisify; behind @solana/web3.js',
  ],
  [
    /^(brorand|elliptic|hash\.js|hmac-drbg|minimalistic-crypto-utils)$/,
    'MIT text in its README; behind an older WalletConnect client, in tests only',
  ],
  [
    /^@ethersproject\/logger$/,
    'MIT text in its repository, github.com/ethers-io/ethers.js; in tests only',
  ],
  [
    /^(@reown\/appkit|sharp|@docsearch\/(css|js|sidepanel-js)|@iconify-json\/simple-icons)$/,
    'nothing to license: an empty package in its place, in development only',
  ],
  [/^@next\/(env|swc-)/, 'a part of next, which carries the MIT text; in tests only'],
  [
    /^client-only$/,
    'MIT text in its repository, github.com/facebook/react; behind next, so in tests only',
  ],
  [
    /^(is-reference|locate-character)$/,
    'MIT by name in README and package.json, no text in the repository; behind svelte, so in tests only',
  ],
  [/^cookie-signature$/, 'MIT text in its README; behind express 4, so in tests only'],
  [
    /^saxes$/,
    'ISC text in its repository, github.com/lddubeau/saxes; behind jsdom, so in tests only',
  ],
  [/^stackback$/, 'MIT text in its repository, github.com/shtylman/node-stackback'],
  [/^fsevents$/, 'macOS only; MIT text in its repository, github.com/fsevents/fsevents'],
]

/** Packages whose files contain more than one licence, each with the licences found in them. @type {Readonly<Record<string, string>>} */
const LONGER_TEXTS = {
  '@faker-js/faker': 'MIT, and the MIT notice of faker.js that it continues',
  crossws: 'MIT, and the MIT notice of ws that it contains',
  'node-fetch-native':
    'MIT, and the MIT notices of node-fetch, abort-controller and others that it contains',
  'readable-stream': "MIT twice: of Node.js and of the part of it that was Joyent's",
  string_decoder: "MIT twice: of Node.js and of the part of it that was Joyent's",
  '@stablelib/constant-time': 'MIT, and the BSD-3-Clause notice of Go that it contains',
  '@stablelib/ed25519': 'MIT, and the public domain notice of TweetNaCl.js that it contains',
  '@stablelib/poly1305':
    'MIT, and the public domain notices of TweetNaCl.js and Poly1305-donna that it contains',
  '@stablelib/sha512': 'MIT, and the public domain notice of TweetNaCl.js that it contains',
  '@stablelib/x25519': 'MIT, and the public domain notice of TweetNaCl.js that it contains',
  'lodash.isequal': 'MIT, and CC0-1.0 for the sample code of its documentation',
  'axe-core': 'MPL-2.0, and a second file with the MIT notices of what it contains',
  'json-schema-typed': 'BSD-2-Clause, with the holders of each draft of JSON Schema',
  marked: 'MIT, and the BSD-3-Clause notice of the Markdown that it continues',
  pathe: 'MIT, and the MIT notice of zeptomatch that it contains',
  'utf-8-validate': 'MIT, and the MIT notice of the is_utf8 that it contains',
  vite: 'MIT, and the notices of what it contains: MIT, ISC, BSD, CC0',
  vitest: 'MIT, and the notices of what it contains: MIT and ISC',
}

/**
 * Where to find the terms of a package without a licence text; `undefined` if that is unknown.
 *
 * @param {string} name
 */
export function whereTermsStand(name) {
  return WITHOUT_TEXT.find(([pattern]) => pattern.test(name))?.[1]
}

/**
 * The problem of a package's licence, decided from its texts and not from its package.json.
 *
 * @param {InstalledPackage} installed
 * @returns {{ licence: string, problem?: undefined } | { licence?: undefined, problem: string }}
 */
export function checkPackageLicence({ name, declared, texts, production }) {
  if (texts.length === 0) {
    const reason = whereTermsStand(name)
    if (reason === undefined)
      return { problem: `carries no licence text (it declares ${declared})` }
    if (production) return { problem: 'reaches visitors and carries no licence text' }
    return { licence: 'no text' }
  }
  const readings = texts.map(({ file, text }) => ({ file, ...readLicence(text) }))
  const broken = readings.find(
    ({ name: found, longer }) =>
      found === undefined || (longer === true && !(name in LONGER_TEXTS)),
  )
  if (broken !== undefined) return { problem: `${broken.file}: ${broken.problem}` }
  const found = readings.flatMap((reading) => reading.name ?? [])
  const list = production ? ALLOWED_IN_PRODUCTION : ALLOWED
  // A package that offers a choice is fine when one of its texts is.
  const licence = found.find((one) => list.includes(one))
  return licence === undefined
    ? { problem: `is ${found.join(' and ')}, which may not reach visitors` }
    : { licence }
}
