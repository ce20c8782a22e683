import path from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { company } from '../../bundle/company';
import { emulatorEnvironment, type EmulatorPorts } from '../../emulators/ports';
import { PROJECT_FOLDER } from '../../emulators/project';

const inFolder = (name: string) => path.join(import.meta.dirname, name);

/**
 * Builds the product's screens without its optimizations: one script with all code, the full
 * Firestore SDK, one render-blocking style sheet.
 */
export async function buildNaive(ports: EmulatorPorts, folder: string): Promise<void> {
  Object.assign(process.env, emulatorEnvironment(ports));
  await build({
    configFile: false,
    root: import.meta.dirname,
    envDir: PROJECT_FOLDER,
    publicDir: false,
    mode: 'emulators',
    logLevel: 'error',
    plugins: [react(), company('')],
    resolve: {
      alias: [
        { find: 'firebase/firestore/lite', replacement: inFolder('firestore.ts') },
        { find: /^.*\/image-sizes$/, replacement: inFolder('image-sizes.ts') },
        { find: /^.*\/priority-images$/, replacement: inFolder('priority-images.ts') },
      ],
    },
    build: {
      outDir: folder,
      emptyOutDir: true,
      target: 'es2022',
      assetsInlineLimit: 0,
      cssCodeSplit: false,
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
}
