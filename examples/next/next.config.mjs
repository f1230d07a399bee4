// In development, the simulator takes the place of the services.
const alias = process.env.NODE_ENV === 'development' ? { 'foyerkit/real': 'foyerkit/mock' } : {}

export default { turbopack: { resolveAlias: alias } }
