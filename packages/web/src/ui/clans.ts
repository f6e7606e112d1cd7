/** How a clan of either game is drawn: its colour class of the tokens, and its seal. */
export const CLAN_LOOKS: Readonly<Record<string, { readonly colour: string; readonly seal: string }>> = {
  // The Great Wall
  snake: { colour: 'azure', seal: 'seal-snake' },
  dragon: { colour: 'red', seal: 'seal-dragon' },
  monkey: { colour: 'saffron', seal: 'seal-monkey' },
  turtle: { colour: 'violet', seal: 'seal-turtle' },
  panda: { colour: 'teal', seal: 'seal-panda' },
  reed: { colour: 'teal', seal: 'seal-panda' },
  qin: { colour: 'teal', seal: 'advisor' },
  // ZhanGuo
  blue: { colour: 'azure', seal: 'seal-snake' },
  red: { colour: 'red', seal: 'seal-dragon' },
  yellow: { colour: 'saffron', seal: 'seal-monkey' },
  purple: { colour: 'violet', seal: 'seal-turtle' },
}
