declare module '@rainbow-me/rainbowkit/styles.css'
