const ports = /(localhost|127\.0\.0\.1):\d+/g

/** A text without the ports of this machine: each run of a recording is served on others. */
export const withoutPorts = (text: string): string => text.replaceAll(ports, '$1')
