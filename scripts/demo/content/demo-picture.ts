/** A picture of the demo content: its name in pictures/manifest.json and what it shows. */
export interface DemoPicture {
  readonly art: string;
  readonly alt: string;
}
