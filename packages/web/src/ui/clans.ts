/** Colour class of the tokens, seal, and whether the seal is an icon of lines. */
export interface ClanLook {
  readonly colour: string
  readonly seal: string
  readonly lines?: true
}

/** How a clan of either game is drawn. */
export const CLAN_LOOKS: Readonly<Record<string, ClanLook>> = {
  // The Great Wall
  snake: { colour: 'azure', seal: 'seal-snake' },
  dragon: { colour: 'red', seal: 'seal-dragon' },
  monkey: { colour: 'saffron', seal: 'seal-monkey' },
  turtle: { colour: 'violet', seal: 'seal-turtle' },
  panda: { colour: 'teal', seal: 'seal-panda' },
  reed: { colour: 'teal', seal: 'seal-panda' },
  // No Clan: ink, with a fan. So he stays apart from the Reed Clan, who plays beside him.
  qin: { colour: 'qin', seal: 'advisor', lines: true },
  // ZhanGuo
  blue: { colour: 'azure', seal: 'seal-snake' },
  red: { colour: 'red', seal: 'seal-dragon' },
  yellow: { colour: 'saffron', seal: 'seal-monkey' },
  purple: { colour: 'violet', seal: 'seal-turtle' },
}
