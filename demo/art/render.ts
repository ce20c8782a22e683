import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { chromium, type Browser, type Page } from '@playwright/test';
import { findBrowser } from '../../tools/find-browser';
import { PRELUDE } from './shader-prelude';
import type { Scene } from './layers';
import { randomFor } from './random';

const require = createRequire(import.meta.url);

/** Returns the @font-face of the site's font, which the titles in the pictures use, too. */
function fontFace(subset: 'latin' | 'malayalam', range: string): string {
  const file = require.resolve(
    `@fontsource-variable/anek-malayalam/files/anek-malayalam-${subset}-standard-normal.woff2`,
  );
  const data = readFileSync(file).toString('base64');
  return `@font-face{font-family:Anek;src:url(data:font/woff2;base64,${data}) format('woff2');font-weight:100 800;font-stretch:75% 125%;unicode-range:${range}}`;
}

const STYLE = `
${fontFace('latin', 'U+0000-00FF,U+2000-206F')}
${fontFace('malayalam', 'U+0D00-0D7F,U+200C-200D,U+25CC')}
*{margin:0}
html,body{height:100%}
body{position:relative;overflow:hidden;background:#000;isolation:isolate}
body>*{position:absolute;inset:0;width:100%;height:100%;display:block}
text{font-family:Anek,'Noto Sans Malayalam',sans-serif}
`;

/** Launches a browser with software rendering for WebGL. */
export function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: findBrowser(),
    args: [
      '--no-sandbox',
      '--disable-background-networking',
      '--disable-component-update',
      '--use-gl=angle',
      '--use-angle=swiftshader',
      '--enable-unsafe-swiftshader',
      '--ignore-gpu-blocklist',
    ],
  });
}

/** Renders a scene and returns it as PNG. Throws Error if a shader does not compile. */
export async function renderScene(browser: Browser, scene: Scene): Promise<Buffer> {
  const { name, width, height } = scene;
  const page = await browser.newPage({ viewport: { width, height } });
  try {
    page.on('pageerror', (error) => console.error(`${name}: ${error.message}`));
    const layers = scene.layers(randomFor(name)).join('\n');
    await page.setContent(`<!doctype html><style>${STYLE}</style><body>${layers}</body>`);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    await runShaders(page, name);
    // Software rendering of the shaders can be slow.
    return await page.screenshot({ type: 'png', timeout: 180_000 });
  } finally {
    await page.close();
  }
}

/** Runs the shader of every canvas once. Throws Error with the log of the shader compiler. */
async function runShaders(page: Page, name: string): Promise<void> {
  const shaderSeed = (createHash('sha1').update(name).digest()[0] ?? 0) / 16;
  const errors = await page.evaluate(
    ({ prelude, seed }) => {
      const logs: string[] = [];
      for (const canvas of document.querySelectorAll<HTMLCanvasElement>('canvas[data-shader]')) {
        canvas.width = innerWidth;
        canvas.height = innerHeight;
        const gl = canvas.getContext('webgl2', { preserveDrawingBuffer: true });
        const program = gl?.createProgram();
        if (!gl || !program) throw new Error('no WebGL2');
        const sources = [
          [gl.VERTEX_SHADER, '#version 300 es\nin vec2 a;void main(){gl_Position=vec4(a,0,1);}'],
          [gl.FRAGMENT_SHADER, prelude + atob(canvas.dataset['shader'] ?? '')],
        ] as const;
        for (const [type, source] of sources) {
          const shader = gl.createShader(type);
          if (!shader) throw new Error('no shader');
          gl.shaderSource(shader, source);
          gl.compileShader(shader);
          const log = gl.getShaderInfoLog(shader);
          if (log) logs.push(log);
          gl.attachShader(program, shader);
        }
        gl.linkProgram(program);
        gl.useProgram(program);
        gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer());
        gl.bufferData(gl.ARRAY_BUFFER, new Float32Array([-1, -1, 3, -1, -1, 3]), gl.STATIC_DRAW);
        const position = gl.getAttribLocation(program, 'a');
        gl.enableVertexAttribArray(position);
        gl.vertexAttribPointer(position, 2, gl.FLOAT, false, 0, 0);
        gl.uniform2f(gl.getUniformLocation(program, 'size'), canvas.width, canvas.height);
        gl.uniform1f(gl.getUniformLocation(program, 'seed'), seed);
        gl.drawArrays(gl.TRIANGLES, 0, 3);
        gl.finish();
      }
      return logs;
    },
    { prelude: PRELUDE, seed: shaderSeed },
  );
  if (errors.length > 0) throw new Error(`${name}: ${errors.join('\n')}`);
}
