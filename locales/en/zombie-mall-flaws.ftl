### What is wrong with mall files and with the options of a Zombie Mall table.
###
### A flaw names what is wrong; its remedy says what would be right. Both are parts of one sentence: “what; remedy”.
### Words between quotes stand in the file as they are.

## Options

zombie-mall-allowed-mall = a mall without flaws; this one has in { $flaw }
zombie-mall-allowed-loot = { $min } to { $max } in this mall (ZM-228), none
zombie-mall-allowed-loot-room = up to { $most } beside the Objective tokens
zombie-mall-allowed-objectives = 0, 2 to 6: both needed keys lie under tokens
zombie-mall-allowed-objectives-room = up to { $most } in this mall, with a tile between any two (ZM-226)

## Which mall

zombie-mall-flaw-no-mall = '{ $word }' is no mall
    .remedy = name one of { $names }, write ROWSxCOLUMNS#SEED for a generated mall, or give a mall file's text
zombie-mall-flaw-generate = a mall of { $rows } rows and { $cols } columns cannot be generated
    .remedy = choose an even number of rows from 4 to { $most } and 6 to { $most } columns, or one street: 5x2 to { $most }x2, 2x5 to 2x{ $most }
zombie-mall-flaw-empty = there is no tile and no layout
zombie-mall-flaw-no-layout = there is no layout '{ $name }'
zombie-mall-flaw-layouts = there are { $n } layouts
zombie-mall-flaw-add-layout = add a '@layout NAME' block
zombie-mall-flaw-choose-layout = choose one of { $names }

## Lines and blocks

zombie-mall-flaw-semicolon = there is a ';' in this line
    .remedy = leave it out: it ends a line where a mall is written on one
zombie-mall-flaw-block = '{ $line }' begins no block
    .remedy = write '@tile ID', '@layout NAME', or '#' before a comment
zombie-mall-flaw-of-tile = tile { $id }
zombie-mall-flaw-of-layout = layout { $id }
zombie-mall-flaw-lacks = { $of } lacks its '{ $key }' line
    .remedy = write '{ $key } ...' here
zombie-mall-flaw-source = '{ $word }' is no source
    .remedy = write { $known }
zombie-mall-flaw-tile-twice = tile { $id } stands here twice
    .remedy = give each tile its own id
zombie-mall-flaw-layout-twice = layout { $id } stands here twice
    .remedy = give each layout its own name

## Drawings of tiles

zombie-mall-flaw-kind = tile { $id } has the unknown kind '{ $kind }'
    .remedy = write one of { $known }
zombie-mall-flaw-short = tile { $id } has { $n ->
    [one] { $n } drawn line
   *[other] { $n } drawn lines
}
    .remedy = draw 13 lines of 13 characters, then '@end'
zombie-mall-flaw-width = this line of tile { $id } has { $n ->
    [one] { $n } character
   *[other] { $n } characters
}
    .remedy = draw exactly 13
zombie-mall-flaw-long = tile { $id } does not end after 13 drawn lines
    .remedy = write '@end' here
zombie-mall-flaw-char = tile { $id } has '{ $char }' at column { $col }
zombie-mall-flaw-char-corner = corner points are '+'
zombie-mall-flaw-char-space = spaces are one of . , o c r k X S R G F E
zombie-mall-flaw-char-rim = the rim is '*' open, a wall '-' or '|', or 'x' an exit door
zombie-mall-flaw-char-edge = inner edges are ' ' free, a wall '-' or '|', '~' LOS block, 'e' entrance or 'D' door
zombie-mall-flaw-no-wall = tile { $id }, space { $space }: store and walkway meet without an entrance
    .remedy = draw a wall, 'e' for an entrance or 'D' for a door
zombie-mall-flaw-entrance = tile { $id }, space { $space }: an entrance that leads from an area into itself
    .remedy = entrances and doors stand between a store and the walkway
zombie-mall-flaw-clash = the set has another tile { $id }, { $name }
    .remedy = choose an id that the set does not use

## Lines of layouts

zombie-mall-flaw-size = the size of layout { $id } cannot be read
    .remedy = write '@size ROWS COLUMNS', each from 1 to { $most }
zombie-mall-flaw-rows = layout { $id } has { $n } of { $rows } rows
    .remedy = write one line of ID/TURN a row
zombie-mall-flaw-cols = row { $row } of layout { $id } has { $n ->
    [one] { $n } tile
   *[other] { $n } tiles
}
    .remedy = write { $n }, as '@size' says
zombie-mall-flaw-no-main = layout { $id } names no main entrance
    .remedy = write '@main TILE' before '@end'
zombie-mall-flaw-turn = '{ $word }' is no tile with its turn
    .remedy = write ID/0, ID/90, ID/180 or ID/270
zombie-mall-flaw-lock = '{ $word }' is no lock
    .remedy = write any, 1, 2, 3 or none
zombie-mall-flaw-side = '{ $word }' is no side
    .remedy = write N, E, S or W
zombie-mall-flaw-space = '{ $word }' is no space: ROW,COLUMN, both from 1
    .remedy = count rows and columns of the map from 1
zombie-mall-flaw-layout-line = '{ $line }' says nothing about a layout
    .remedy = write '@main TILE', '@exitdoor SIDE r,c r,c', '@lock SIDE r,c KEY', '@losblock SIDE r,c' or '@end'
zombie-mall-flaw-layout-end = layout { $id } does not end
    .remedy = write '@end'

## Tiles and tokens on the map

zombie-mall-flaw-no-tile = there is no tile '{ $id }'
    .remedy = name a tile of the set (SO, E1, E2, EG, 01 to 43) or draw it in a '@tile' block
# $side (String): where the other tile lies, n or w.
zombie-mall-flaw-seam = tile { $id } in row { $row }, column { $col } does not join tile { $other } { $side ->
    [n] north
   *[w] west
} of it: walkway meets wall
    .remedy = turn one of them until walkway meets walkway and wall meets wall
zombie-mall-flaw-off-map = space { $space } is not on this map
    .remedy = the map has { $rows } rows and { $cols } columns
zombie-mall-flaw-exit-apart = the spaces of this Exit Door do not lie side by side
    .remedy = name each space once and write one '@exitdoor' line a door (ZM-026)
zombie-mall-flaw-exit-place = an Exit Door cannot stand at the { $side } side of { $space }
    .remedy = exit doors close open walkway on the rim of the map
zombie-mall-flaw-los-place = an LOS Block cannot stand at the { $side } side of { $space }
    .remedy = put it on a free edge inside the map that is no entrance
zombie-mall-flaw-lock-place = a locked door cannot stand at the { $side } side of { $space }
    .remedy = put it on a store entrance ('e') or a door slot ('D')
zombie-mall-flaw-lock-twice = the door at the { $side } side of { $space } is locked twice
    .remedy = write one '@lock' a door

## What the scenario needs

zombie-mall-flaw-main = the main entrance { $id } is on the map { $n } times
    .remedy = name a Mall Entrance that is there exactly once
zombie-mall-flaw-starts = tile { $id } has no start spaces
    .remedy = name a tile with start spaces 'S', such as E1 or E2 (ZM-015)
zombie-mall-flaw-radios = there are { $n } radios
    .remedy = use the Security Office (SO) exactly once (ZM-221)
zombie-mall-flaw-office-door = the Security Office has no door of its own
    .remedy = leave its door slot 'D' to the scenario (ZM-224)
zombie-mall-flaw-doors = there are { $n } locked doors
    .remedy = lock at most { $most }, those of the Security Office included
zombie-mall-flaw-main-rim = the doors of the main entrance { $id } do not lie on the rim of the map
    .remedy = turn or move it until its 'x' side is outside (ZM-R75)
zombie-mall-flaw-garage-near = the Exit Garage lies next to the Security Office or the main entrance
    .remedy = keep it at least 2 tiles away from both (ZM-223, ZM-R55)
zombie-mall-flaw-garage-half = there is a Roof Access without a Parking Garage Entrance, or the other way round
    .remedy = draw both 'F' and 'G', or neither
zombie-mall-flaw-no-garage = there is no Exit Garage
    .remedy = use EG, or roof and garage results are rolled again (ZM-R64)
zombie-mall-flaw-objectives = there is room for { $n ->
    [one] { $n } Objective token
   *[other] { $n } Objective tokens
} with a tile between any two
    .remedy = add stores until { $n } lie apart, or choose fewer objective_tokens (ZM-226)
zombie-mall-flaw-opposite = Security Office and main entrance do not lie on opposite sides
    .remedy = put them on opposite outer walls, such as north and south (ZM-222, ZM-R54)
zombie-mall-flaw-unreached = space { $space } on tile { $id } cannot be reached from the main entrance
    .remedy = turn the tile until its entrance meets the walkway
zombie-mall-flaw-stranded = space { $space } can only be reached through a locked room
    .remedy = leave a way round the locked doors
zombie-mall-flaw-zombies = zombies cannot walk into the store on tile { $id } at { $space }
    .remedy = leave an open space inside an entrance
