import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';
import firebaseConfig from '../firebase.json' with { type: 'json' };

/**
 * Stops a build whose inline style would be refused by the content policy in firebase.json, which
 * knows it by its hash: a splash without style would cover nothing and never lift.
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
          `The inline style of index.html has changed. Put ${hash} in the place of the old hash ` +
            'in the Content-Security-Policy of firebase.json.',
        );
      }
    },
  },
});
