import { detectApp } from '../detect/app.ts'
import { readManifest } from './manifest.ts'
import { treeOf, type Tree } from './tree.ts'

/** The apps below a folder that this command can set up: the folder of each, and its kind. */
export function appsBelow(
  tree: Tree,
): readonly { readonly folder: string; readonly title: string }[] {
  return tree.paths
    .filter((path) => path.endsWith('/package.json'))
    .flatMap((path) => {
      const folder = path.slice(0, -'/package.json'.length)
      try {
        const manifest = readManifest(tree.read(path) ?? '')
        const app = detectApp(below(tree, folder), manifest)
        return app === undefined || app.kind === 'unsupported' ? [] : [{ folder, title: app.title }]
      } catch {
        return []
      }
    })
}

/** The names of the files in the folder, which decide the kind of an app. */
function below(tree: Tree, folder: string): Tree {
  const own = tree.paths.filter((path) => path.startsWith(`${folder}/`))
  const names = own
    .map((path) => path.slice(folder.length + 1))
    .filter((path) => !/\/.*\//.test(path))
  return treeOf(
    Object.fromEntries(names.map((name) => [name, name.endsWith('.html') ? '<html>' : ''])),
  )
}

/** Whether the folder has an app of its own, and not only packages below it. */
export const hasOwnApp = (tree: Tree): boolean =>
  tree.paths.some((path) =>
    /^(?:(?:vite|next|nuxt|svelte|react-router)\.config\.\w+|index\.html)$/.test(path),
  )
