import { clapper, projector, reel } from '../../shapes/film-gear';
import { at, shader, svg, type Scene } from '../../layers';

export const slate: Scene = {
  name: 'gallery/slate-47',
  width: 1080,
  height: 1080,
  finish: { bloom: 0.35, bloomRadius: 24, grain: 9 },
  layers: () => [
    shader(`vec4 paint(vec2 uv, vec2 p) {
      vec3 c = hex(0x10181c) * .6;
      for (int i = 0; i < 26; i++) { float f = float(i); vec2 a = vec2(hash(vec2(f, 1.)), hash(vec2(f, 2.)) * .8); float r = .02 + .06 * hash(vec2(f, 3.)); vec3 tint = mix(hex(0xff9a45), hex(0x3fb8b0), step(.6, hash(vec2(f, 4.)))); c += tint * smoothstep(r, r * .86, length(p - a)) * .2 * (.6 + .5 * smoothstep(r * .5, r, length(p - a))); }
      return vec4(c + hex(0xff9a45) * .12 * halo(p, vec2(.8, .3), .4), 1.); }`),
    svg(
      1080,
      1080,
      `<g style="filter:drop-shadow(0 30px 30px #000a)">${at(540, 430, 2.05, clapper(17, '47', '12', 'കല്ലും വലയും'), -5)}</g><path fill="#050506" d="M96,1080Q150,950 260,964Q330,980 330,1080ZM800,1080Q800,930 900,930Q990,950 1000,1080Z"/>`,
    ),
    shader(
      `vec4 paint(vec2 uv, vec2 p) { float l = halo(p, vec2(.9, .05), .5); return vec4(vec3(1., .78, .5), .4 * l); }`,
      { blend: 'soft-light' },
    ),
  ],
};

export const filmReel: Scene = {
  name: 'gallery/reel',
  width: 1080,
  height: 1080,
  finish: { bloom: 0.4, bloomRadius: 26, grain: 10 },
  layers: () => [
    shader(
      `vec4 paint(vec2 uv, vec2 p) { return vec4(mix(hex(0x5c0e14), hex(0x14040a), smoothstep(.1, 1., length(p - vec2(.3, .25)))) * (.8 + .3 * fbm(p * 50., 3)), 1.); }`,
    ),
    svg(
      1080,
      1080,
      `<g style="filter:drop-shadow(26px 40px 34px #000c)">${at(590, 560, 4.3, reel('url(#steel)', '#1a0508', '#241310'), 14)}</g><defs><linearGradient id="steel" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#f1f3f4"/><stop offset=".35" stop-color="#8b949b"/><stop offset=".55" stop-color="#dfe3e6"/><stop offset="1" stop-color="#4a525a"/></linearGradient></defs>
      <path fill="none" stroke="#1a0f0c" stroke-width="64" d="M-40,1010Q280,1090 420,960T1120,900"/><path fill="none" stroke="#d9a15c" stroke-width="64" stroke-dasharray="9 21" d="M-40,1010Q280,1090 420,960T1120,900" opacity=".85"/><path fill="none" stroke="#1a0f0c" stroke-width="42" d="M-40,1010Q280,1090 420,960T1120,900"/><path fill="none" stroke="#7d5a33" stroke-width="34" stroke-dasharray="52 8" d="M-40,1010Q280,1090 420,960T1120,900"/>`,
    ),
  ],
};

export const oldProjector: Scene = {
  name: 'gallery/old-projector',
  width: 1080,
  height: 1080,
  finish: { bloom: 0.6, bloomRadius: 34, grain: 10 },
  layers: () => [
    shader(
      `vec4 paint(vec2 uv, vec2 p) { vec2 l = vec2(.62, .53); vec3 c = hex(0x0b0806) + hex(0x3a2210) * .5 * halo(p, vec2(.4, .5), .4); vec2 d = p - l; float a = atan(d.y, d.x); if (d.x > 0.) { float beam = smoothstep(.27, .2, abs(a + .02)); c += hex(0xffdfa0) * beam * (.12 + .55 * smoke(p * 3. + 3.)) * (.35 / (d.x + .22)) * (.75 + .4 * noise(vec2(a * 60., 2.))); } return vec4(c, 1.); }`,
    ),
    svg(
      1080,
      1080,
      `<g style="filter:drop-shadow(0 30px 30px #000c)">${at(390, 590, 1.75, projector('url(#iron)', 'url(#brass)'))}</g><defs><linearGradient id="iron" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#41505a"/><stop offset="1" stop-color="#161c22"/></linearGradient><linearGradient id="brass" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#ffe1a0"/><stop offset=".5" stop-color="#a9772f"/><stop offset="1" stop-color="#e5b969"/></linearGradient></defs><path fill="#1c110a" d="M0,850H1080V1080H0Z"/><path fill="#5a3516" d="M0,850H1080V858H0Z"/><circle cx="684" cy="562" r="20" fill="#fff3d0"/>`,
    ),
  ],
};
