import { getDefaultConfig } from '@rainbow-me/rainbowkit'
import { http } from 'wagmi'
import { mainnet, polygon } from 'viem/chains'

export const config = getDefaultConfig({
  appName: 'Shop',
  projectId: 'your-project-id',
  chains: [mainnet, polygon],
  transports: { [mainnet.id]: http(), [polygon.id]: http() },
})
