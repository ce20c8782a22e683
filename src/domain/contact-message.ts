/** What a visitor sends (SPEC §3, DESIGN R7). */
export interface ContactMessageFields {
  readonly name: string;
  readonly email: string;
  readonly subject?: string;
  readonly message: string;
}

export interface ContactMessage extends ContactMessageFields {
  readonly id: string;
  readonly viewed: boolean;
  readonly sentAt?: Date;
}
