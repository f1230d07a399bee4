// In development, the simulator takes the place of the services.
const alias = process.env.NODE_ENV === 'development' ? { 'foyerkit/real': 'foyerkit-lab/mock' } : {}

export default {
  turbopack: { resolveAlias: alias },
  // TypeScript 7 checks types by its command; Next's default is the library that it no longer has.
  experimental: { useTypeScriptCli: true },
}
