// When events are.

export const fromTo = (from: string, to: string) => `${from} മുതൽ ${to} വരെ`;
