export const testBrowser = async () => ({ executablePath: '/usr/bin/chromium-headless-shell', kind: 'headless-shell' as const, args: [], env: {} });
