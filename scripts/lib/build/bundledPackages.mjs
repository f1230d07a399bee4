/** The WalletConnect client and its dependencies, loaded with the first pairing: 180 kB gzip. */
const walletConnect = [
  '@msgpack/msgpack',
  '@scure/base',
  '@walletconnect/core',
  '@walletconnect/environment',
  '@walletconnect/events',
  '@walletconnect/heartbeat',
  '@walletconnect/jsonrpc-provider',
  '@walletconnect/jsonrpc-types',
  '@walletconnect/jsonrpc-utils',
  '@walletconnect/jsonrpc-ws-connection',
  '@walletconnect/logger',
  '@walletconnect/relay-api',
  '@walletconnect/relay-auth',
  '@walletconnect/safe-json',
  '@walletconnect/sign-client',
  '@walletconnect/time',
  '@walletconnect/types',
  '@walletconnect/utils',
  '@walletconnect/window-getters',
  '@walletconnect/window-metadata',
  'base-x',
  'blakejs',
  'bs58',
  'detect-browser',
  'events',
  'multiformats',
  'pino',
  'quick-format-unescaped',
  'tslib',
  'uint8arrays',
  'ws',
]

/**
 * Packages whose code becomes part of a production entry point. The build rejects all other packages. For these packages and
 * those that a host installs for its pages, the licence check accepts only licences that require no more than a notice.
 *
 * @type {readonly string[]}
 */
export const bundledPackages = ['zustand', 'qr', 'big.js', '@wallet-standard/app', ...walletConnect]

/** Packages that the host brings along for its pages. @type {readonly string[]} */
export const pagePackages = ['react', 'react-dom', 'viem']

/** Those, and packages that a host installs only for development and tests. @type {readonly string[]} */
export const hostPackages = [
  ...pagePackages,
  'vite',
  'litesvm',
  '@foundry-rs/anvil',
  '@playwright/test',
]
