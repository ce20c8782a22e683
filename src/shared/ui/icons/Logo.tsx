/** The company's logo; the build puts its SVG symbol into index.html, where the splash shows it first. */
export const Logo = () => (
  <svg aria-hidden="true">
    <use href="#logo" />
  </svg>
);
