import { foyer } from 'foyerkit-lab/vite'

export default {
  plugins: [
    foyer({ allow: ['allowed.shop.example'] }),
    {
      name: 'the own API of the shop',
      configureServer(server) {
        server.middlewares.use('/api/siwe/session', (_request, response) => {
          response.setHeader('content-type', 'application/json')
          response.end('{"from":"the shop"}')
        })
      },
    },
  ],
}
