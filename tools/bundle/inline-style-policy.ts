import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';
import firebaseConfig from '../../firebase.json' with { type: 'json' };

/**
 * Fails a build whose inline style the content policy in firebase.json refuses, as its hash is not
 * listed there: a splash without its style covers nothing and is never removed.
 */
export const inlineStylePolicy = (): Plugin => ({
  name: 'inline-style-policy',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html) => {
      const policy = JSON.stringify(firebaseConfig.hosting.headers);
      for (const [, style = ''] of html.matchAll(/<style>([^]*?)<\/style>/g)) {
        const hash = `'sha256-${createHash('sha256').update(style).digest('base64')}'`;
        if (policy.includes(hash)) continue;
        throw new Error(
          `The inline style of index.html has changed. Replace the old hash by ${hash} ` +
            'in the Content-Security-Policy of firebase.json.',
        );
      }
    },
  },
});
