/// <reference types="svelte" />
/// <reference types="foyerkit/elements/svelte" />
