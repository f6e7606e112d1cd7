/** Keys of the texts of expansions: each folder adds its own by declaring this interface again. */
export interface MoreTexts {}
