### The rulebook of Last Door.
###
### One message a rule: the value is a short title, `.text` is the rule. A number such as LD-005 inside a text is shown as
### a link to that rule, so keep it as it is when translating.

rulebook-last-door = Last Door
    .intro = One door is left between you and the night. A small game of our own, which shows how a game is added.

rulebook-last-door-minute = How to play in one minute
    .text =
        1. Take turns with the hammer: nail a board on, listen at the door, or brace it.
        2. Every 20 seconds something knocks and tears boards off. If it should tear off more than there are, the door falls and everybody loses.
        3. Enough boards, or the last knock survived, and everybody wins.

rulebook-last-door-aim = Aim
    .intro = What you want, and how the night ends.
rulebook-last-door-turn = Your turn
    .intro = What whoever has the hammer can do.
rulebook-last-door-outside = Outside
    .intro = What the door has to hold.

rule-LD-001 = Enough boards
    .text = The door starts with 2 boards. When it has as many as the table chose, it is safe and everybody wins.
rule-LD-002 = The hammer
    .text = Only whoever has the hammer acts. After one action the hammer goes to the next player clockwise.
rule-LD-003 = Nail
    .text = Roll a die. On 3 or more the board holds; otherwise the nail bends and the board is lost.
rule-LD-004 = Listen
    .text = Look at the next card of the knock deck. You may talk about it, but nobody else sees it. Until it has come there is nothing new to hear.
rule-LD-005 = Knocks
    .text = Every 20 seconds the next card is turned over and tears off as many boards as it says. If there are fewer, the door falls and everybody loses.
rule-LD-006 = Brace
    .text = Lean against the door. Each time somebody braces, the next knock tears off one board fewer; after it everybody lets go.
rule-LD-007 = Dawn
    .text = The knock deck has 12 cards. If the door stands after the last one, the night is over and everybody wins.
rule-LD-R01 = Step by step
    .text = Where time passes only when somebody acts, every turn takes 10 seconds.
