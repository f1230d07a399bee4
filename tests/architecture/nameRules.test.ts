import { describe, expect, it } from 'vitest'
import { nameProblems } from './nameRules.ts'
import { sourceFiles } from './sourceFiles.ts'
import { lines } from './syntax.ts'

const FACTORY = 'export interface Router {}; export function createRouter() {}'

describe('file names', () => {
  it('names every file of the project after its export', () => {
    expect(lines(nameProblems(sourceFiles('src', 'anvil')))).toEqual([])
  })

  it.each([
    ['createRouter.ts', FACTORY, 'router'],
    ['routing.ts', FACTORY, 'router'],
    ['routing.ts', 'export const x = 1; export const createRouter = () => x', 'router'],
    ['routing.ts', 'export async function openRoute() {}', 'openRoute'],
    ['routing.ts', 'export class RouteError extends Error {}', 'RouteError'],
  ])('rejects %s for %s', (name, text, wanted) => {
    const problems = nameProblems([{ path: `src/widget/core/${name}`, text }])
    expect(lines(problems)).toEqual([expect.stringContaining(`Name this file after ${wanted}`)])
  })

  it.each([
    ['router.ts', FACTORY],
    ['routeError.ts', 'export class RouteError extends Error {}'],
    ['Router.tsx', 'export function Router() {}'],
    ['routes.ts', 'export function openRoute() {}; export function closeRoute() {}'],
    ['routeRules.ts', 'export function isOpen() {}'],
    ['routeMessages.ts', 'export interface Route {}; export function readRoute() {}'],
    ['routeTypes.ts', 'export interface Router {}'],
    ['routing.test.ts', FACTORY],
    ['index.ts', 'export const routes = []'],
  ])('allows %s', (name, text) => {
    expect(nameProblems([{ path: `src/widget/core/${name}`, text }])).toEqual([])
  })

  it('keeps a factory apart from its type only beside the file of that type', () => {
    const factory = {
      path: 'src/widget/core/createRouter.ts',
      text: 'export function createRouter() {}',
    }
    const type = { path: 'src/widget/core/router.ts', text: 'export interface Router {}' }
    expect(nameProblems([factory, type])).toEqual([])
    expect(nameProblems([factory, { ...type, path: 'src/widget/router.ts' }])).toHaveLength(1)
  })

  it('names a test after its source', () => {
    const source = { path: 'src/widget/core/router.ts', text: FACTORY }
    const test = { path: 'src/widget/core/createRouter.test.ts', text: '' }
    expect(nameProblems([source, test])).toHaveLength(1)
    expect(nameProblems([source, { ...test, path: 'src/widget/core/router.test.ts' }])).toEqual([])
  })
})
