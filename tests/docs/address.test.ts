import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import packageJson from '../../package.json' with { type: 'json' }

const address = packageJson.repository.url.replace(/^git\+/, '').replace(/\.git$/, '')

/** GitHub only takes whole addresses there. */
const contacts = '.github/ISSUE_TEMPLATE/config.yml'

const folders = ['.github', 'docs', 'examples', 'scripts', 'src', 'tests', 'types']

/** Every text of the repository, apart from what is installed and built. */
const texts = () => [
  ...readdirSync('.', { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name),
  ...folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => `${parentPath}/${name}`.replaceAll('\\', '/'))
      .filter((path) => !/\/(node_modules|dist)\/|\.(png|webp|woff2|ico)$/.test(path)),
  ),
]

it('has the address of the repository only in package.json and the contact links', () => {
  const { host, pathname } = new URL(address)
  const named = texts().filter((path) => readFileSync(path, 'utf8').includes(host + pathname))
  expect(named).toEqual(['package.json', contacts])
})

it('has one address in package.json and the contact links', () => {
  expect(packageJson.repository.url).toBe(`git+${address}.git`)
  expect(packageJson.homepage).toBe(address)
  expect(packageJson.bugs.url).toBe(`${address}/issues`)
  const { contact_links: links }: { contact_links: readonly { url: string }[] } = parse(
    readFileSync(contacts, 'utf8'),
  )
  expect(links.map(({ url }) => url).filter((url) => !url.startsWith(`${address}/`))).toEqual([])
})
