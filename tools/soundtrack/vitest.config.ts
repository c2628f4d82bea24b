/** Measures every committed file: minutes of sound each, so it is no part of the product's own tests. */
import { defineConfig } from 'vitest/config';

export default defineConfig({ test: { include: ['tests/**/*.test.ts'], testTimeout: 60_000 } });
