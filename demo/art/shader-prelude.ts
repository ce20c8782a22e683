/**
 * The GLSL code before every shader layer, which defines `vec4 paint(vec2 uv, vec2 p)`. uv is 0,0 at
 * the top left and 1,1 at the bottom right; p is uv with x multiplied by the aspect ratio.
 */
export const PRELUDE = `#version 300 es
precision highp float;
uniform vec2 size;
uniform float seed;
out vec4 result;

float hash(vec2 p) {
  vec3 q = fract(vec3(p.xyx) * .1031);
  q += dot(q, q.yzx + 33.33);
  return fract((q.x + q.y) * q.z);
}
float noise(vec2 p) {
  vec2 i = floor(p), f = fract(p);
  f = f * f * f * (f * (f * 6. - 15.) + 10.);
  return mix(mix(hash(i), hash(i + vec2(1, 0)), f.x),
             mix(hash(i + vec2(0, 1)), hash(i + vec2(1, 1)), f.x), f.y);
}
float fbm(vec2 p, int octaves) {
  float sum = 0., weight = .5;
  for (int i = 0; i < octaves; i++) {
    sum += weight * noise(p);
    p = mat2(1.6, 1.2, -1.2, 1.6) * p + 17.3;
    weight *= .5;
  }
  return sum;
}
/** Domain-warped noise for smoke, clouds and marble. */
float smoke(vec2 p) {
  vec2 q = vec2(fbm(p + seed, 5), fbm(p + vec2(5.2, 1.3) + seed, 5));
  return fbm(p + 2.4 * q, 6);
}
float band(float from, float to, float x) { return clamp((x - from) / (to - from), 0., 1.); }
vec3 hex(int c) { return pow(vec3(c >> 16 & 255, c >> 8 & 255, c & 255) / 255., vec3(2.2)); }
/** A gradient of three colours along 0..1 with the second one at m. */
vec3 ramp(vec3 a, vec3 b, vec3 c, float m, float t) {
  return t < m ? mix(a, b, t / m) : mix(b, c, (t - m) / (1. - m));
}
/** A radial falloff around at. */
float halo(vec2 p, vec2 at, float radius) { float d = length(p - at) / radius; return 1. / (1. + d * d); }
float segment(vec2 p, vec2 a, vec2 b) {
  vec2 pa = p - a, ba = b - a;
  return length(pa - ba * clamp(dot(pa, ba) / dot(ba, ba), 0., 1.));
}
vec4 paint(vec2 uv, vec2 p);
void main() {
  vec2 uv = vec2(gl_FragCoord.x, size.y - gl_FragCoord.y) / size;
  vec4 c = paint(uv, uv * vec2(size.x / size.y, 1.));
  // Colours are mixed in linear light; tone mapping prevents clipping of highlights.
  vec3 light = max(c.rgb, 0.);
  light = light * (1. + light * .15) / (1. + light * .35);
  vec3 shown = pow(light, vec3(1. / 2.2)) + (hash(gl_FragCoord.xy) - .5) / 180.;
  result = vec4(clamp(shown, 0., 1.) * c.a, c.a);
}
`;
